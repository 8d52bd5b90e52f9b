import { screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { LANGUAGES, renderView } from '../../testing/renderView.tsx';
import { PastedPanel } from './PastedPanel.tsx';

const TEXTS = ['110000', '1990-05-15', '8.8.8.8', 'qqqqqqqq'];

it.each(LANGUAGES.flatMap((language) => TEXTS.map((text) => [text, language] as const)))(
  'offers tools for %s in %s',
  async (text, language) => {
    function OpenPanel() {
      return <PastedPanel text={text} first={useRef<HTMLDivElement>(null)} onClose={() => undefined} />;
    }
    await renderView(OpenPanel, 'palette', language);
    expect(screen.getAllByRole('option').length).toBeGreaterThan(0);
  },
);
