import { examples } from './late/examples.ts';
import { json } from './late/json.ts';
import { questions } from './late/questions.ts';

/** Messages that no page waits for. */
export const late = { examples, json, questions };
