/// How big the log may grow, in KB; the older half goes then. Source: requirements BB-32.
package let logKilobytes = 256
