// Runs in the browser, on the pages of the reference.
import { printValue } from './printValue.ts';

/** The attributes by which the script finds what the build has written. */
const PLAY = 'data-play';
const KIND = 'data-kind';

class UnreadableValue extends Error {}

function read(field: HTMLInputElement | HTMLTextAreaElement, said: DOMStringMap): unknown {
  const text = field.value;
  const trimmed = text.trim();
  switch (field.getAttribute(KIND)) {
    case 'choice':
      return (field as HTMLInputElement).checked;
    case 'number': {
      const value = Number(trimmed.replaceAll(/[_,]/gu, ''));
      if (trimmed === '' || !Number.isFinite(value)) throw new UnreadableValue(said['badNumber']);
      return value;
    }
    case 'bigint':
      try {
        if (trimmed !== '') return BigInt(trimmed.replaceAll(/[_,]/gu, ''));
      } catch {
        // Reported like an empty field.
      }
      throw new UnreadableValue(said['badWhole']);
    default:
      return text;
  }
}

function answer(group: HTMLElement, run: (values: readonly never[]) => unknown): string {
  const fields = [...group.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`[${KIND}]`)];
  try {
    return printValue(run(fields.map((field) => read(field, group.dataset) as never)));
  } catch (error) {
    return error instanceof UnreadableValue ? error.message : printValue(error);
  }
}

/** Connects an example to its fields: it runs again whenever one of them changes. */
export function runLiveExample(id: string, run: (values: readonly never[]) => unknown): void {
  const group = document.querySelector<HTMLElement>(`[${PLAY}="${id}"]`);
  const output = group?.querySelector('output');
  if (!group || !output) return;
  const update = () => {
    output.textContent = answer(group, run);
  };
  group.addEventListener('input', update);
  update();
  group.hidden = false;
}
