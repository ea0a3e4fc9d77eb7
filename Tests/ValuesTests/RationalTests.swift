import Testing
import Values

@Suite struct RationalLaws {
  @Test func `addition and multiplication commute, associate and distribute`() {
    var draw = Draws(1)
    for _ in 0..<2000 {
      let (a, b, c) = (draw.rational(), draw.rational(), draw.rational())
      #expect(a + b == b + a)
      #expect(a * b == b * a)
      #expect((a + b) + c == a + (b + c))
      #expect((a * b) * c == a * (b * c))
      #expect(a * (b + c) == a * b + a * c)
    }
  }

  @Test func `subtraction and division undo addition and multiplication`() {
    var draw = Draws(2)
    for _ in 0..<2000 {
      let (a, b) = (draw.rational(), draw.rational())
      #expect(a + b - b == a)
      #expect(a - a == .zero)
      #expect(-(-a) == a)
      if !b.isZero { #expect(a * b / b == a) }
    }
  }

  @Test func `zero and one are neutral`() {
    var draw = Draws(3)
    for _ in 0..<500 {
      let a = draw.rational()
      #expect(a + .zero == a)
      #expect(a * .one == a)
      #expect(a * .zero == .zero)
      #expect(a / .zero == .zero)
    }
  }

  @Test func `a fraction is in lowest terms with a positive denominator`() {
    var draw = Draws(4)
    for _ in 0..<2000 {
      let a = draw.anyRational()
      #expect(a.denominator >= 1)
      var (x, y) = (a.numerator.magnitude, UInt(a.denominator))
      while y != 0 { (x, y) = (y, x % y) }
      #expect(x == 1)
    }
    #expect(Rational(2, -4) == Rational(-1, 2))
    #expect(Rational(7, 0) == .zero)
  }

  @Test func `no arithmetic traps on the largest and smallest numbers`() {
    var draw = Draws(5)
    for _ in 0..<5000 {
      let (a, b) = (draw.anyRational(), draw.anyRational())
      for value in [a + b, a - b, a * b, a / b, -a, a * draw.int()] {
        #expect(value.denominator >= 1)
        #expect(value.floor <= value.ceiling)
        _ = value.rounded
        _ = value.text
        _ = value.decimalText(places: 2)
      }
      #expect((a < b) == (b > a))
    }
  }

  @Test func `sums past 64 bits stop at the largest number`() {
    let most = Rational(Int.max)
    #expect(most + .one == most)
    #expect(most * most == most)
    #expect(Rational(Int.min) + Rational(-1) <= -most)
    #expect(Rational(1, Int.max) * Rational(1, Int.max) >= .zero)
  }

  @Test func `order agrees with subtraction`() {
    var draw = Draws(6)
    for _ in 0..<2000 {
      let (a, b) = (draw.rational(), draw.rational())
      #expect((a < b) == ((a - b) < .zero))
      #expect([a < b, a == b, a > b].count { $0 } == 1)
    }
  }

  @Test(
    "floor, ceiling and rounding",
    arguments: [
      (Rational(7, 2), 3, 4, 4), (Rational(-7, 2), -4, -3, -3), (Rational(5), 5, 5, 5),
      (Rational(1, 3), 0, 1, 0), (Rational(-1, 3), -1, 0, 0), (Rational(-5, 3), -2, -1, -2),
    ])
  func floors(_ value: Rational, _ floor: Int, _ ceiling: Int, _ rounded: Int) {
    #expect(value.floor == floor)
    #expect(value.ceiling == ceiling)
    #expect(value.rounded == rounded)
  }

  @Test func `the largest fractions round to the largest whole numbers`() {
    #expect(Rational(Int.max).rounded == Int.max)
    #expect(Rational(Int.max).floor == Int.max)
    #expect(Rational(-Int.max).ceiling == -Int.max)
  }
}
