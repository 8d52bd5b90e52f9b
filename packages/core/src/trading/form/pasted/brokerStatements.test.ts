import { describe, expect, it } from 'vitest';
import type { RoundForm } from '../parseAverageForm.ts';
import { readPastedRounds } from './readPastedRounds.ts';

function read(lines: readonly string[], mode: RoundForm['mode'] = 'quantity') {
  const pasted = readPastedRounds(lines.join('\n'), 'price', mode);
  if (pasted.kind !== 'rounds') return pasted.kind === 'text' ? 'text' : pasted.reason;
  return pasted.rounds.map(({ price, quantity, amount }) => [price, quantity ?? amount]);
}

describe('statements of Europe', () => {
  const heading = 'date;status;description;type;shares;price;amount;fee;currency';
  const rows = [
    '2026-08-01;Executed;"iShares";Savings plan;3,738;20,062;-74,991756;0,00;EUR',
    '2026-07-01;Executed;"iShares";Savings plan;1.003,301;1.030,285;-1.033.685,97;0,00;EUR',
  ];

  it('have decimal commas between semicolons', () => {
    expect(read([heading, ...rows])).toEqual([
      ['20.062', '3.738'],
      ['1030.285', '1003.301'],
    ]);
    expect(read([heading, ...rows], 'amount')).toEqual([
      ['20.062', '74.991756'],
      ['1030.285', '1033685.97'],
    ]);
  });

  it('may be in quotes', () => {
    const quoted = ['"date";"price";"shares";"type"', '"02.08.2026";28,03;"17,838";"Buy"', '"16.07.2026";28,5;2;"Buy"'];
    expect(read(quoted)).toEqual([
      ['28.03', '17.838'],
      ['28.5', '2'],
    ]);
  });

  it('may have decimal points, or commas that group digits', () => {
    const points = [
      'Date;Quantity;Unit price;Net',
      '09-08-2026;250.0;13.908;-3,482.70',
      '10-08-2026;1,200;13.9;-16,680',
    ];
    expect(read(points)).toEqual([
      ['13.908', '250.0'],
      ['13.9', '1,200'],
    ]);
    expect(read(['60,500;10', '55,250;20'])).toEqual([
      ['60,500', '10'],
      ['55,250', '20'],
    ]);
  });
});
