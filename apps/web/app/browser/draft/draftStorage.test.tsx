import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { comeBack } from '../../testing/comeBack.ts';
import { forgetDrafts, writeDrafts } from './draftStorage.ts';
import { drafts, dropRestored } from './drafts.ts';
import { MAX_DRAFT_UNITS } from './maxDraftUnits.ts';
import { setDraftSecret } from './setDraftSecret.ts';
import { useDraft } from './useDraft.ts';

const KEY = 'draft.tool.text';
const ORDERS = ['asc', 'desc'] as const;

beforeEach(() => {
  forgetDrafts();
});

function Text() {
  const [text, setText] = useDraft('tool.text', '');
  return <input aria-label="text" value={text} onChange={(event) => setText(event.currentTarget.value)} />;
}

const shown = () => screen.getByLabelText<HTMLInputElement>('text').value;
const type = (text: string) => act(() => drafts.change([['tool.text', { value: text }]]));

describe('a draft', () => {
  it('is written, and shown again by a page that knows nothing of it', () => {
    render(<Text />);
    type('typed');
    writeDrafts();
    expect(sessionStorage.getItem(KEY)).toBe('"typed"');
    cleanup();
    drafts.change([['tool.text', undefined]]);
    render(<Text />);
    expect(shown()).toBe('typed');
  });

  it('is not in the first render of a prerendered page, and is right after', async () => {
    sessionStorage.setItem(KEY, '"kept"');
    const place = document.createElement('div');
    place.innerHTML = renderToString(<Text />);
    document.body.append(place);
    expect(place.querySelector('input')?.value).toBe('');
    const errors = vi.spyOn(console, 'error');
    const root = await act(async () => hydrateRoot(place, <Text />));
    expect(place.querySelector('input')?.value).toBe('kept');
    expect(errors).not.toHaveBeenCalled();
    act(() => root.unmount());
    place.remove();
  });

  it('does not replace what was typed before it could be read', () => {
    drafts.change([['tool.text', { value: 'newer' }]]);
    sessionStorage.setItem(KEY, '"older"');
    render(<Text />);
    expect(shown()).toBe('newer');
  });

  it('leaves the storage when it is back at its first value', () => {
    render(<Text />);
    type('typed');
    writeDrafts();
    type('');
    writeDrafts();
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it.each(['{', 'null', '1', '{"a":1}', '["a"]', `"${'a'.repeat(MAX_DRAFT_UNITS + 1)}"`])(
    'is not believed when the storage holds something else',
    (stored) => {
      sessionStorage.setItem(KEY, stored);
      render(<Text />);
      expect(shown()).toBe('');
    },
  );

  it('is one of what is allowed', () => {
    function Order() {
      const [order] = useDraft<(typeof ORDERS)[number]>('tool.order', 'asc', { allowed: ORDERS });
      return <output>{order}</output>;
    }
    sessionStorage.setItem('draft.tool.order', '"__proto__"');
    render(<Order />);
    expect(screen.getByRole('status').textContent).toBe('asc');
    cleanup();
    sessionStorage.setItem('draft.tool.order', '"desc"');
    render(<Order />);
    expect(screen.getByRole('status').textContent).toBe('desc');
  });

  it('is kept by its sample where the initial value has an empty list', () => {
    const initial: { readonly rows: readonly { readonly id: number }[] } = { rows: [] };
    function Rows() {
      const [{ rows }] = useDraft('tool.rows', initial, { like: { rows: [{ id: 0 }] } });
      return <output>{rows.map(({ id }) => id).join()}</output>;
    }
    const shownRows = () => screen.getByRole('status').textContent;
    render(<Rows />);
    act(() => drafts.change([['tool.rows', { value: { rows: [{ id: 1 }, { id: 2 }] } }]]));
    writeDrafts();
    cleanup();
    drafts.change([['tool.rows', undefined]]);
    render(<Rows />);
    expect(shownRows()).toBe('1,2');
    cleanup();
    drafts.change([['tool.rows', undefined]]);
    sessionStorage.setItem('draft.tool.rows', '{"rows":["1"]}');
    render(<Rows />);
    expect(shownRows()).toBe('');
  });

  it('is written up to the limit; a larger one leaves nothing behind', () => {
    render(<Text />);
    type('a'.repeat(MAX_DRAFT_UNITS));
    writeDrafts();
    expect(sessionStorage.getItem(KEY)).toHaveLength(MAX_DRAFT_UNITS + 2);
    type('a'.repeat(MAX_DRAFT_UNITS + 1));
    writeDrafts();
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('is written as far as it fits, where it says how', () => {
    const short = { rows: [''] };
    const fit = (value: typeof short) => (value.rows.join('').length > MAX_DRAFT_UNITS ? short : value);
    const key = 'tool.fitted';
    drafts.register(key, { initial: { rows: [] }, fit });
    const stored = (value: typeof short | undefined) => {
      drafts.change([[key, value && { value }]]);
      writeDrafts();
      return sessionStorage.getItem(`draft.${key}`);
    };
    expect(stored({ rows: ['a'] })).toBe('{"rows":["a"]}');
    expect(stored({ rows: ['a'.repeat(MAX_DRAFT_UNITS + 1)] })).toBe('{"rows":[""]}');
    expect(stored(undefined)).toBeNull();
  });

  it('works where the storage is full or denied', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    render(<Text />);
    type('typed');
    expect(writeDrafts).not.toThrow();
    expect(shown()).toBe('typed');
  });

  it('that was restored is dropped when its tool cannot work with it, once', () => {
    sessionStorage.setItem(KEY, '"breaks"');
    render(<Text />);
    expect(shown()).toBe('breaks');
    act(() => expect(dropRestored('tool')).toBe(true));
    expect(shown()).toBe('');
    expect(dropRestored('tool')).toBe(false);
  });

  it('is forgotten with all others', () => {
    render(<Text />);
    type('typed');
    writeDrafts();
    act(() => forgetDrafts());
    expect(shown()).toBe('');
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft.'))).toEqual([]);
  });
});

describe('a draft of a page that returns from the back/forward cache', () => {
  const returnAfter = (meanwhile: () => void) => act(() => comeBack(meanwhile));

  it('is what another page of this tab stored meanwhile, also where the page had none', () => {
    render(<Text />);
    type('older');
    returnAfter(() => sessionStorage.setItem(KEY, '"newer"'));
    expect(shown()).toBe('newer');
    returnAfter(() => sessionStorage.removeItem(KEY));
    expect(shown()).toBe('');
    returnAfter(() => sessionStorage.setItem(KEY, '"again"'));
    expect(shown()).toBe('again');
    writeDrafts();
    expect(sessionStorage.getItem(KEY)).toBe('"again"');
  });

  it('stays where another page stored what this one does not know', () => {
    render(<Text />);
    type('typed');
    returnAfter(() => sessionStorage.setItem(KEY, '{"of":"another release"}'));
    expect(shown()).toBe('typed');
    returnAfter(() => sessionStorage.setItem('draft.other.text', '"typed elsewhere"'));
    expect(shown()).toBe('typed');
    expect(sessionStorage.getItem('draft.other.text')).toBe('"typed elsewhere"');
  });

  it('stays where it is too long to be stored, a secret, or the storage is full', () => {
    render(<Text />);
    const long = 'a'.repeat(MAX_DRAFT_UNITS + 1);
    type('short');
    writeDrafts();
    type(long);
    returnAfter(() => {});
    expect(shown()).toBe(long);
    type('secret');
    setDraftSecret('tool.text', true);
    returnAfter(() => {});
    expect(shown()).toBe('secret');
    setDraftSecret('tool.text', false);
    writeDrafts();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    type('more');
    returnAfter(() => {});
    expect(shown()).toBe('more');
  });

  it('is gone with all else of the page where drafts were forgotten meanwhile', () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    const marks = () => Object.entries(sessionStorage).filter(([key]) => !key.startsWith('draft.'));
    sessionStorage.clear();
    forgetDrafts();
    const forgotten = marks();
    expect(forgotten).toHaveLength(1);
    sessionStorage.clear();
    render(<Text />);
    type('typed');
    returnAfter(() => {});
    expect(reload).not.toHaveBeenCalled();
    returnAfter(() => {
      sessionStorage.clear();
      for (const [key, value] of forgotten) sessionStorage.setItem(key, value);
    });
    expect(shown()).toBe('');
    // More than once where earlier test files have loaded the module too.
    expect(reload).toHaveBeenCalled();
  });
});
