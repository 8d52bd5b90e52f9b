import * as z from 'zod/mini';

/** The first field of every response whose figures are simulated, as in the demo. */
export const simulated = z.optional(z.boolean());

/** An error response: the code is for programs, the sentence for people. */
export const errorShape = z.object({
  success: z.literal(false),
  error: z.object({ code: z.string(), message: z.string(), requestId: z.string() }),
});

/** The response of every live path when the operator has turned live data off; its status is 200. */
export const liveOffShape = z.object({
  simulated,
  success: z.literal(false),
  error: z.object({ code: z.literal('LIVE_OFF'), message: z.string() }),
});
