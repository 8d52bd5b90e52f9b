import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formHistory } from '../../browser/undo/formHistory.ts';
import { openTool } from '../../testing/openTool.tsx';
import { pasteInsertedLines } from './pasteInsertedLines.ts';

let stop: () => void;

beforeEach(() => {
  stop = pasteInsertedLines();
});

afterEach(() => {
  stop();
  Reflect.deleteProperty(document, 'execCommand');
  formHistory.forget();
});

/** Returns whether the text is still to be inserted. */
function insert(field: Element, data: string, inputType = 'insertText', cancelable = true): boolean {
  return fireEvent(field, new InputEvent('beforeinput', { bubbles: true, cancelable, inputType, data }));
}

/** The parsers of the fields load after the page. */
async function parsersRead(): Promise<void> {
  await act(async () => {
    await Promise.all([
      import('../../parts/trade-form/tradeParser.ts'),
      import('../../parts/number-entry/numberReader.ts'),
    ]);
    await new Promise((resolve) => setTimeout(resolve));
  });
}

const values = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

it('reads rows of purchases that a keyboard inserts', async () => {
  const { translate } = await openTool('average-price-calculator', 'ko');
  const price = screen.getByLabelText<HTMLInputElement>(translate('average-price-calculator:price'));
  await parsersRead();
  expect(insert(price, '72,300\t10\n70,000\t20')).toBe(false);
  expect(values()).toEqual(expect.arrayContaining(['72,300', '10', '70,000', '20']));
});

it('reads a list of prices that a keyboard inserts', async () => {
  const { translate } = await openTool('dca-calculator', 'ko');
  const price = screen.getByLabelText<HTMLInputElement>(translate('dca-calculator:rows.price', { index: 1 }));
  await parsersRead();
  expect(insert(price, '72,300\n70,000\n65,000')).toBe(false);
  expect(values()).toEqual(expect.arrayContaining(['72,300', '70,000', '65,000']));
});

it('keeps the numbers of other fields apart', async () => {
  const { translate } = await openTool('vat-calculator', 'ko');
  const [amount] = screen.getAllByRole<HTMLInputElement>('textbox');
  if (amount === undefined) throw new Error(translate('vat-calculator:amount'));
  await parsersRead();
  expect(insert(amount, '72,300\n70,000')).toBe(false);
  expect(amount.value).toBe('72,300 70,000');
});

/** Inserts as WebKit does, which reports it as typed. Another browser inserts without an event before. */
function insertAsWebKit(_command: string, _showsUi: boolean, data: string): boolean {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || !insert(field, data)) return false;
  fireEvent.change(field, { target: { value: data } });
  return true;
}

it('pastes only once what the page then inserts itself', async () => {
  const line = '1,000 BTC 0.5';
  const { translate } = await openTool('average-price-calculator', 'ko');
  const price = screen.getByLabelText<HTMLInputElement>(translate('average-price-calculator:price'));
  await parsersRead();
  const others = values().filter((value) => value !== price.value);
  Object.assign(document, { execCommand: insertAsWebKit });
  let pasted = 0;
  const count = () => {
    pasted += 1;
  };
  document.addEventListener('paste', count);
  fireEvent.paste(price, { clipboardData: { getData: () => '1,000\nBTC\t0.5' } });
  document.removeEventListener('paste', count);
  expect(pasted).toBe(1);
  expect(price.value).toBe(line);
  expect(values()).toEqual(expect.arrayContaining([...others, line]));
});

it('leaves alone what is typed, and what no field pastes', async () => {
  await openTool('average-price-calculator', 'ko');
  const [field] = screen.getAllByRole<HTMLInputElement>('textbox');
  if (field === undefined) throw new Error('no field');
  let pasted = 0;
  const count = () => {
    pasted += 1;
  };
  document.addEventListener('paste', count);
  expect(insert(field, '7')).toBe(true);
  expect(insert(field, '72,300\n')).toBe(true);
  expect(insert(field, '1\n2', 'insertFromPaste')).toBe(true);
  expect(insert(field, '1\n2', 'insertText', false)).toBe(true);
  const area = document.body.appendChild(document.createElement('textarea'));
  expect(insert(area, '1\n2')).toBe(true);
  expect(pasted).toBe(0);
  const other = document.body.appendChild(document.createElement('input'));
  expect(insert(other, '1\n2')).toBe(true);
  expect(pasted).toBe(1);
  document.removeEventListener('paste', count);
  area.remove();
  other.remove();
});
