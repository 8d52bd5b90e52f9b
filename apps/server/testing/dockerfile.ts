import { cpSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type Instruction = { readonly name: string; readonly text: string };
export type Stage = { readonly from: string; readonly name: string; readonly instructions: readonly Instruction[] };

/**
 * Parses the stages of a Dockerfile, with the syntax that ours uses: one instruction per line, continued with a
 * backslash.
 */
export function readStages(text: string): readonly Stage[] {
  const lines = text.replaceAll(/\\\n\s*/g, ' ').split('\n');
  const stages: { from: string; name: string; instructions: Instruction[] }[] = [];
  for (const line of lines) {
    const [, name = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (name === 'FROM') {
      const [from = '', , as = 'final'] = rest.split(' ');
      stages.push({ from, name: as, instructions: [] });
    } else if (name !== '') stages.at(-1)?.instructions.push({ name, text: rest });
  }
  return stages;
}

/** The words of an instruction in list form, such as `CMD ["node", "main.ts"]`. */
export function wordsOf(stage: Stage, name: string): readonly string[] {
  const text = stage.instructions.find((instruction) => instruction.name === name)?.text ?? '[]';
  return JSON.parse(text.slice(text.indexOf('['))) as string[];
}

/** Emulates a `COPY` of files and folders, from a folder into the one that represents the image. */
export function copyInto(image: string, context: string, text: string): void {
  const words = text.split(' ').filter((word) => !word.startsWith('--from='));
  const target = words.at(-1) ?? '.';
  for (const source of words.slice(0, -1)) {
    const intoFolder = target.endsWith('/') || words.length > 2;
    const to = join(image, intoFolder ? join(target, source.split('/').at(-1) ?? '') : target);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(context, source), to, { recursive: true });
  }
}
