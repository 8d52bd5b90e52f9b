import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formHistory } from '../undo/formHistory.ts';
import { forgetDrafts, writeDrafts } from './draftStorage.ts';
import { draftSpecs, drafts } from './drafts.ts';
import { fillDrafts } from './fillDrafts.ts';
import { linkedDrafts } from './linkedDrafts.ts';
import { showDraft } from './shownDrafts.ts';

const FORM = { kind: 'text', text: '', level: 1, on: false };

function expectFields() {
  drafts.register('tool.amount', { initial: '' });
  drafts.register('tool.way', { initial: 'add', allowed: ['add', 'subtract'] });
  drafts.register('tool.form', { initial: FORM, allowed: { kind: ['text', 'link'] } });
  drafts.register('tool.secret', { initial: undefined });
}

beforeEach(() => showDraft('tool.amount'));
afterEach(() => {
  forgetDrafts();
  formHistory.forget();
  draftSpecs.clear();
  sessionStorage.clear();
});

describe('values from outside', () => {
  it('are put into the drafts and undone as one', async () => {
    expectFields();
    drafts.change([['tool.amount', { value: 'typed' }]]);
    expect(await fillDrafts('tool', { amount: '5', way: 'subtract', form: { text: 'x' } })).toBe(true);
    expect(drafts.get('tool.amount', '')).toBe('5');
    expect(drafts.get('tool.form', FORM)).toEqual({ ...FORM, text: 'x' });
    formHistory.undo();
    expect(drafts.get('tool.amount', '')).toBe('typed');
    expect(drafts.get('tool.way', 'add')).toBe('add');
    expect(drafts.get('tool.form', FORM)).toBe(FORM);
  });

  it('reset a draft that is empty at first, and no other', async () => {
    expectFields();
    drafts.register('tool.date', { initial: undefined, like: '' });
    drafts.change([['tool.date', { value: '2010-01-01' }]]);
    expect(await fillDrafts('tool', { amount: undefined })).toBe(false);
    expect(await fillDrafts('tool', { amount: '5', date: undefined })).toBe(true);
    expect(drafts.get('tool.date', undefined)).toBeUndefined();
    writeDrafts();
    expect(sessionStorage.getItem('draft.tool.date')).toBeNull();
    formHistory.undo();
    expect(drafts.get('tool.date', undefined)).toBe('2010-01-01');
  });

  it('reset the fields of a form that they do not name, which an undo is offered for', async () => {
    expectFields();
    const typed = { ...FORM, text: 'typed', level: 3, on: true };
    drafts.change([['tool.form', { value: typed }]]);
    expect(await fillDrafts('tool', { form: { kind: 'link' } })).toBe(true);
    expect(drafts.get('tool.form', FORM)).toEqual({ ...FORM, kind: 'link' });
    expect(formHistory.offered()?.kind).toBe('replaced');
    formHistory.undo();
    expect(drafts.get('tool.form', FORM)).toBe(typed);
  });

  it('change only the fields of a merged form that they name, unless a link resets the others', async () => {
    drafts.register('tool.kinds', { initial: FORM, isMerged: true });
    const typed = { ...FORM, kind: 'contact', level: 3, on: true };
    drafts.change([['tool.kinds', { value: typed }]]);
    const kinds = { kind: 'text', text: 'sent' };
    expect(await fillDrafts('tool', { kinds })).toBe(true);
    expect(drafts.get('tool.kinds', FORM)).toEqual({ ...typed, ...kinds });
    formHistory.undo();
    expect(drafts.get('tool.kinds', FORM)).toBe(typed);
    expect(await fillDrafts('tool', { kinds }, { isLink: true })).toBe(true);
    expect(drafts.get('tool.kinds', FORM)).toEqual({ ...FORM, ...kinds });
  });

  it.each([
    ['a value that is not allowed', { amount: '5', way: 'sideways' }],
    ['a field that is not allowed', { amount: '5', form: { kind: 'script' } }],
    ['another type', { amount: 5 }],
    ['a prototype', { amount: '5', form: JSON.parse('{"__proto__":{"x":1}}') }],
    ['what no storage may hold', { amount: '5', secret: 'x' }],
    ['nothing that the tool knows', { unknown: 'x' }],
  ])('change nothing with %s', async (_, fill) => {
    expectFields();
    drafts.change([['tool.amount', { value: 'typed' }]]);
    expect(await fillDrafts('tool', fill)).toBe(false);
    expect(drafts.get('tool.amount', '')).toBe('typed');
    expect(drafts.has('tool.way')).toBe(false);
    expect(drafts.has('tool.form')).toBe(false);
    expect(sessionStorage.getItem('draft.tool.unknown')).toBeNull();
  });

  it('leave a list that they do not fill as it was at first, although the sample has an entry', async () => {
    const initial = { before: [], after: [] };
    drafts.register('tool.others', { initial, like: { before: [{ text: '' }], after: [{ text: '' }] } });
    expect(await fillDrafts('tool', { others: { before: [{ text: 'x' }] } })).toBe(true);
    expect(drafts.get('tool.others', initial)).toEqual({ before: [{ text: 'x' }], after: [] });
    expect(await fillDrafts('tool', { others: { before: ['x'] } })).toBe(false);
  });

  it('keep what is typed while they wait for a field that does not appear', async () => {
    expectFields();
    const delivered = fillDrafts('tool', { amount: '100', hidden: 'x' });
    drafts.change([['tool.amount', { value: '1005' }]]);
    expect(await delivered).toBe(true);
    expect(drafts.get('tool.amount', '')).toBe('1005');
  });

  it('wait for a field that comes with a choice, and change nothing where it does not fit', async () => {
    expectFields();
    const delivered = fillDrafts('tool', { way: 'subtract', late: 'x' });
    expect(drafts.get('tool.way', 'add')).toBe('subtract');
    drafts.register('tool.late', { initial: 0 });
    expect(await delivered).toBe(false);
    expect(drafts.has('tool.way')).toBe(false);
  });

  it('are judged later where nothing asks for them yet', async () => {
    expectFields();
    expect(await fillDrafts('tool', { way: 'subtract', late: 'x', wrong: 'y' })).toBe(true);
    drafts.register('tool.late', { initial: '' });
    drafts.register('tool.wrong', { initial: 0 });
    expect(drafts.get('tool.late', '')).toBe('x');
    expect(drafts.has('tool.wrong')).toBe(false);
  });
});

describe('values of a link', () => {
  const LINK = { isLink: true };
  /** Typed and chosen here before the link is opened. */
  function fillHere() {
    expectFields();
    drafts.register('tool.hidden', { initial: '', isSecret: true });
    drafts.register('tool.alert', { initial: false, isPersonal: true });
    drafts.register('tool.threshold', { initial: '', isPersonal: true });
    drafts.register('other.way', { initial: 'add', allowed: ['add', 'subtract'] });
    drafts.change([
      ['tool.amount', { value: 'typed' }],
      ['tool.way', { value: 'subtract' }],
      ['tool.form', { value: { kind: 'link', text: 'typed', level: 3, on: true } }],
      ['tool.secret', { value: 'typed' }],
      ['tool.hidden', { value: 'typed' }],
      ['tool.alert', { value: true }],
      ['tool.threshold', { value: '25' }],
      ['other.way', { value: 'subtract' }],
    ]);
    return new Map(drafts.all());
  }

  it('reset everything else of the tool if one of them was typed, and are undone as one', async () => {
    const here = fillHere();
    expect(await fillDrafts('tool', { amount: '5' }, LINK)).toBe(true);
    expect(Object.fromEntries(drafts.all())).toEqual({
      'tool.amount': '5',
      'tool.hidden': 'typed',
      'tool.alert': true,
      'tool.threshold': '25',
      'other.way': 'subtract',
    });
    formHistory.undo();
    expect(new Map(drafts.all())).toEqual(here);
  });

  it('reset only the other choices if none of them was typed', async () => {
    const here = fillHere();
    expect(await fillDrafts('tool', { form: { kind: 'link' } }, LINK)).toBe(true);
    expect(drafts.get('tool.amount', '')).toBe('typed');
    expect(drafts.get('tool.way', 'add')).toBe('add');
    expect(drafts.get('tool.form', FORM)).toEqual({ kind: 'link', text: 'typed', level: 1, on: false });
    expect(drafts.get('tool.secret', undefined)).toBe('typed');
    expect(drafts.get('tool.alert', false)).toBe(true);
    expect(drafts.get('tool.threshold', '')).toBe('25');
    formHistory.undo();
    expect(new Map(drafts.all())).toEqual(here);
  });

  it('reset the choices of a form that they do not name', async () => {
    fillHere();
    expect(await fillDrafts('tool', { way: 'add' }, LINK)).toBe(true);
    expect(drafts.get('tool.form', FORM)).toEqual({ ...FORM, text: 'typed' });
  });

  it.each([
    ['of a text', { on: true }, ['tool.input', { text: 'typed' }] as const],
    ['of a form', { form: { kind: 'link' } }, ['tool.form', { ...FORM, text: 'typed' }] as const],
  ])('offer no undo if they replace nothing %s', async (_, fill, [key, value]) => {
    expectFields();
    drafts.register('tool.input', { initial: { text: '' } });
    drafts.register('tool.on', { initial: false });
    drafts.change([[key, { value }]]);
    expect(await fillDrafts('tool', fill, LINK)).toBe(true);
    expect(formHistory.offered()).toBeUndefined();
    expect(formHistory.undoableAt()).toBeDefined();
  });

  it.each([
    ['a text', ['tool.amount', 'typed'] as const],
    ['a text of a form', ['tool.form', { ...FORM, text: 'typed' }] as const],
    ['a choice of a form', ['tool.form', { ...FORM, level: 3 }] as const],
  ])('offer an undo if they replace %s', async (_, [key, value]) => {
    expectFields();
    drafts.change([[key, { value }]]);
    expect(await fillDrafts('tool', { amount: '5' }, LINK)).toBe(true);
    expect(formHistory.offered()?.kind).toBe('replaced');
  });

  it.each([
    ['of a text', { amount: '5', gone: 'x' }, ['tool.note', 'typed since'] as const],
    ['of a form', { form: { kind: 'link' }, gone: true }, ['tool.form', { ...FORM, text: 'typed since' }] as const],
  ])('keep what is typed %s while they wait for a field that does not appear', async (_, fill, [key, value]) => {
    fillHere();
    drafts.register('tool.note', { initial: '' });
    const delivered = fillDrafts('tool', fill, LINK);
    drafts.change([[key, { value }]]);
    expect(await delivered).toBe(true);
    expect(drafts.get(key, undefined)).toBe(value);
    expect(drafts.get('tool.way', 'add')).toBe('add');
  });

  it('reset a field that appears with its value of an earlier visit while they wait for another', async () => {
    fillHere();
    const delivered = fillDrafts('tool', { amount: '5', gone: 'x' }, LINK);
    sessionStorage.setItem('draft.tool.note', '"typed earlier"');
    drafts.register('tool.note', { initial: '' });
    expect(drafts.get('tool.note', '')).toBe('typed earlier');
    expect(await delivered).toBe(true);
    expect(drafts.get('tool.note', '')).toBe('');
  });

  it('reset no other draft if they are sent from another tool', async () => {
    const here = fillHere();
    expect(await fillDrafts('tool', { amount: '5' })).toBe(true);
    expect(new Map(drafts.all())).toEqual(new Map([...here, ['tool.amount', '5']]));
  });
});

describe('what a link carries', () => {
  it('is what was chosen, and only when asked what was typed', () => {
    expectFields();
    drafts.register('tool.alert', { initial: false, isPersonal: true });
    drafts.change([
      ['tool.alert', { value: true }],
      ['tool.amount', { value: 'private' }],
      ['tool.way', { value: 'subtract' }],
      ['tool.form', { value: { ...FORM, kind: 'link', text: 'private', on: true } }],
      ['tool.secret', { value: 'private' }],
      ['other.amount', { value: 'private' }],
    ]);
    expect(linkedDrafts('tool', { withInputs: false })).toEqual({ way: 'subtract', form: { kind: 'link', on: true } });
    expect(linkedDrafts('tool', { withInputs: true })).toEqual({
      amount: 'private',
      way: 'subtract',
      form: { kind: 'link', text: 'private', on: true },
    });
  });

  it('is nothing while everything stands at its first value', () => {
    expectFields();
    drafts.change([['tool.way', { value: 'add' }]]);
    expect(linkedDrafts('tool', { withInputs: true })).toEqual({});
  });
});
