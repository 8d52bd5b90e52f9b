import { act, cleanup, render, screen } from '@testing-library/react';
import { createI18n } from '@toolbox/i18n';
import { Component, type ReactNode, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { loadChunk } from './chunks/loadChunk.ts';
import { forgetFailures } from './chunks/pendingChunk.ts';
import { useMessages } from './useMessages.ts';

class Boundary extends Component<{ readonly children: ReactNode }, { readonly message: string }> {
  override state = { message: '' };
  static getDerivedStateFromError(error: unknown) {
    return { message: String(error) };
  }
  override render() {
    return this.state.message === '' ? this.props.children : <p>{this.state.message}</p>;
  }
}

function Words() {
  const shell = useMessages('shell');
  const pages = useMessages('pages');
  return <p>{`${shell('footer.home')} ${pages('hub.pick')}`}</p>;
}

async function show(i18n: ReturnType<typeof createI18n>) {
  await act(async () => {
    render(
      <I18nextProvider i18n={i18n}>
        <Boundary>
          <Suspense fallback={<p>…</p>}>
            <Words />
          </Suspense>
        </Boundary>
      </I18nextProvider>,
    );
  });
}

describe('useMessages', () => {
  it('suspends until messages have loaded, beside messages that have', async () => {
    const i18n = createI18n({ language: 'ko' });
    await loadChunk(i18n, 'ko', 'base');
    await show(i18n);
    expect(await screen.findByText(/도구 고르기/u)).toBeTruthy();
  });

  it('throws the reason when messages fail to load, and does not suspend for ever', async () => {
    const i18n = createI18n({ language: 'ko' });
    await loadChunk(i18n, 'ko', 'base');
    i18n.addResourceBundle = () => {
      throw new Error('no network');
    };
    await show(i18n);
    expect(await screen.findByText(/no network/u)).toBeTruthy();
  });

  it('loads again at once when the visitor retries', async () => {
    const i18n = createI18n({ language: 'ko' });
    await loadChunk(i18n, 'ko', 'base');
    const add = i18n.addResourceBundle.bind(i18n);
    i18n.addResourceBundle = () => {
      throw new Error('no network');
    };
    await show(i18n);
    expect(await screen.findByText(/no network/u)).toBeTruthy();
    cleanup();
    i18n.addResourceBundle = add;
    await show(i18n);
    expect(screen.getByText(/no network/u)).toBeTruthy();
    cleanup();
    forgetFailures(i18n);
    await show(i18n);
    expect(await screen.findByText(/도구 고르기/u)).toBeTruthy();
  });
});
