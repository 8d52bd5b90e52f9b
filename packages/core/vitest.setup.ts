import fc from 'fast-check';

/** Ten times the default, because most defects of formulas are at rare inputs. */
fc.configureGlobal({ numRuns: 1000 });
