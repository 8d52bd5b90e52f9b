import * as z from 'zod/mini';

/** Every answer says so first where the figures are made up, as in the demo. */
export const simulated = z.optional(z.boolean());

/** An answer with an error: the code is for programs, the sentence for whoever reads the answer. */
export const errorShape = z.object({
  success: z.literal(false),
  error: z.object({ code: z.string(), message: z.string(), requestId: z.string() }),
});

/** The answer of every live path where the operator has switched live data off; it comes with 200. */
export const liveOffShape = z.object({
  simulated,
  success: z.literal(false),
  error: z.object({ code: z.literal('LIVE_OFF'), message: z.string() }),
});
