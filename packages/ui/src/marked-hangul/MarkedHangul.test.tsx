import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Banner } from '../banner/Banner.tsx';
import { DataTable } from '../data-table/DataTable.tsx';
import { TextArea } from '../field/TextArea.tsx';
import { TextField } from '../field/TextField.tsx';
import { TextWindow } from '../text-window/TextWindow.tsx';
import { hangulLang } from './hangulLang.ts';
import { MarkedHangul } from './MarkedHangul.tsx';

const keep = () => {};
const quoted = () => Array.from(document.body.querySelectorAll('[lang=ko]'), ({ textContent }) => textContent);

afterEach(() => document.documentElement.removeAttribute('lang'));

it.each([
  ['안녕', 'ko'],
  ['say ㅎㅎ', 'ko'],
  ['hello', undefined],
  ['こんにちは', undefined],
  ['', undefined],
])('%j is %j', (text, lang) => expect(hangulLang(text)).toBe(lang));

it('marks Korean text in an English sentence, and nothing in a Korean one', () => {
  document.documentElement.lang = 'en';
  const { unmount } = render(<Banner kind="validation">Not a number: 오천 원, 만 원 (field “가격”)</Banner>);
  expect(quoted()).toEqual(['오천 원, 만 원', '가격']);
  expect(document.body.textContent).toContain('Not a number: 오천 원, 만 원 (field “가격”)');
  unmount();
  document.documentElement.lang = 'ko';
  render(<Banner kind="validation">숫자가 아닙니다: 오천 원</Banner>);
  expect(quoted()).toEqual([]);
  render(<MarkedHangul lang="en">Unexpected token '오' of an English sentence</MarkedHangul>);
  expect(quoted()).toEqual(['오']);
});

it('marks Korean text in the errors of a field', () => {
  document.documentElement.lang = 'en';
  render(<TextField label="Price" value="오천" onChange={keep} error="오천 is no number." />);
  expect(quoted()).toEqual(['', '오천']);
  expect(screen.getByRole('textbox').lang).toBe('ko');
});

it('marks typed text and results in another language', () => {
  render(
    <>
      <TextArea label="Text" value={'one\n둘'} onChange={keep} />
      <TextField label="Name" value="three" onChange={keep} />
      <TextWindow label="Lines" wrap lineCount={2} lineAt={(line) => ['one', '둘'][line] ?? ''} />
      <DataTable
        caption="Words"
        columns={[{ id: 'word', header: 'Word', cell: (word: string) => word }]}
        rows={['four', '다섯']}
        rowKey={(word) => word}
      />
    </>,
  );
  expect(quoted()).toEqual(['one\n둘', '둘', '다섯']);
});
