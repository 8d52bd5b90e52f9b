import { act, render as renderInto } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { awaitTranslator } from './awaitTranslator.ts';

type Parts = {
  readonly count?: number;
  readonly note?: string | false;
  readonly mark?: boolean;
  /** The order of the two words at the end. */
  readonly message?: readonly [string, string];
};

/** Texts beside other nodes, each its own node for React: one that changes, one that comes and goes, two that swap. */
function Sentence({ count = 1, note = false, mark = false, message = ['left', 'right'] }: Parts) {
  return (
    <p>
      {mark && <b>!</b>}
      {count} files{note && ` (${note})`}
      {message.map((word) => (
        <Word key={word} text={word} />
      ))}
    </p>
  );
}

const Word = ({ text }: { readonly text: string }) => `, ${text}`;

const translationOf = (text: Text) => document.createTextNode(text.data.replaceAll('files', 'Dateien'));

function fontOf(text: Text): HTMLElement {
  const font = document.createElement('font');
  font.append(translationOf(text));
  return font;
}

const { insertBefore, removeChild } = Node.prototype;
/** As the scripts of extensions do, whose prototypes are not those of the page. */
const remove = (text: Text) => text.parentNode && removeChild.call(text.parentNode, text);

/** A text and those beside it, which may have been put into one node already. */
function sentenceOf(text: Text): readonly Text[] {
  const texts = text.isConnected ? [text] : [];
  for (let node = text.nextSibling; node instanceof Text || node instanceof Comment; node = node.nextSibling)
    if (node instanceof Text) texts.push(node);
  return texts;
}

const joined = (texts: readonly Text[]) => fontOf(document.createTextNode(texts.map(({ data }) => data).join('')));

/** The ways to put a translation in the place of a text. */
const WAYS: Readonly<Record<string, (text: Text) => void>> = {
  'replaces a text': (text) => text.replaceWith(fontOf(text)),
  'adds the translation and then removes the text': (text) => {
    text.before(fontOf(text));
    text.remove();
  },
  'adds the translation behind and then removes the text': (text) => {
    text.after(fontOf(text));
    text.remove();
  },
  'puts an element around the text': (text) => {
    const font = document.createElement('font');
    text.before(font);
    font.append(text);
  },
  'marks words, in one step': (text) => {
    const [before = '', ...after] = text.data.split('file');
    if (after.length === 0) return;
    const mark = document.createElement('mark');
    mark.textContent = 'file';
    text.replaceWith(before, mark, ...after);
  },
  'replaces a text by another': (text) => text.replaceWith(translationOf(text)),
  'puts neighboring texts into the place of the first': (text) => {
    const texts = sentenceOf(text);
    const [first, ...others] = texts;
    first?.replaceWith(joined(texts));
    others.forEach(remove);
  },
  'puts neighboring texts into the place of the last': (text) => {
    const texts = sentenceOf(text);
    texts.at(-1)?.after(joined(texts));
    texts.forEach(remove);
  },
  'cuts a text and puts an element around a part': (text) => {
    if (text.data === '') return;
    const range = document.createRange();
    range.setStart(text, 0);
    range.setEnd(text, 1);
    range.surroundContents(document.createElement('mark'));
  },
  'cuts a text and replaces a part': (text) => {
    if (text.data === '') return;
    const part = text.splitText(0);
    part.splitText(1);
    const mark = document.createElement('mark');
    mark.textContent = part.data;
    part.replaceWith(mark);
  },
};

function translate(root: Node, way: (text: Text) => void): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('font, mark')) texts.push(walker.currentNode as Text);
  texts.forEach(way);
}

const render = (ui: ReactNode) => renderInto(ui, { container: body.appendChild(document.createElement('div')) });

/** Observers are called in a microtask, and the code that follows a translator is loaded by then. */
const pass = () => act(async () => void (await import('./followTranslator.ts')));

let body: HTMLElement;
let stop: () => void;
// What follows a translator never stops, so each test has a body of its own.
beforeEach(() => {
  body = document.body.appendChild(document.createElement('div'));
  stop = awaitTranslator(body);
});
afterEach(() => {
  stop();
  body.remove();
  Object.assign(Node.prototype, { insertBefore, removeChild });
  Reflect.deleteProperty(Text.prototype, 'nodeValue');
});

it('leaves the prototypes alone while nothing is translated', async () => {
  const { rerender } = render(<Sentence />);
  rerender(<Sentence count={2} note="new" mark message={['right', 'left']} />);
  await pass();
  expect([Node.prototype.insertBefore, Node.prototype.removeChild]).toEqual([insertBefore, removeChild]);
  expect(Object.hasOwn(Text.prototype, 'nodeValue')).toBe(false);
});

describe.each(Object.entries(WAYS))('somebody who %s', (_, way) => {
  async function show(parts: Parts) {
    const { container, rerender } = render(<Sentence {...parts} />);
    translate(container, way);
    await pass();
    translate(container, way);
    await pass();
    const change = async (next: Parts) => {
      rerender(<Sentence {...next} />);
      await pass();
      return container.textContent?.replace('Dateien', 'files');
    };
    return { container, change };
  }

  it('does not hide a changed text', async () => {
    const { container, change } = await show({});
    expect(await change({ count: 2 })).toBe('2 files, left, right');
    translate(container, way);
    await pass();
    expect(await change({ count: 3 })).toBe('3 files, left, right');
  });

  it('does not keep React from removing, adding and moving texts and elements', async () => {
    const { change } = await show({ note: 'new' });
    expect(await change({})).toBe('1 files, left, right');
    expect(await change({ mark: true })).toBe('!1 files, left, right');
    expect(await change({ mark: true, note: 'old' })).toBe('!1 files (old), left, right');
    expect(await change({ note: 'old', message: ['right', 'left'] })).toBe('1 files (old), right, left');
  });
});

it('shows what React changed while the code that follows a translator was loading', async () => {
  const { container, rerender } = render(<Sentence />);
  translate(container, (text) => text.replaceWith(fontOf(text)));
  rerender(<Sentence count={5} />);
  await pass();
  expect(container.textContent).toBe('5 files, left, right');
});

it('does not bring back what React removed beside a translation while that code was loading', async () => {
  const { container, rerender } = render(<Sentence note="old" />);
  const texts = Array.from(container.querySelector('p')?.childNodes ?? []).slice(0, 2) as Text[];
  for (const text of texts) text.replaceWith(fontOf(text));
  rerender(<Sentence />);
  await pass();
  rerender(<Sentence count={2} />);
  await pass();
  expect(container.textContent?.replace('Dateien', 'files')).toBe('2 files, left, right');
});

it('still fails where a node that no translator removes is not where React left it', async () => {
  const { container } = render(<Sentence />);
  translate(container, (text) => text.replaceWith(fontOf(text)));
  await pass();
  expect(() => container.removeChild(document.createElement('b'))).toThrow('not a child');
  expect(() => container.insertBefore(document.createElement('b'), document.createElement('i'))).toThrow('not a child');
});
