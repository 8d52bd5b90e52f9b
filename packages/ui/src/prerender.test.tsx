// @vitest-environment node
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Badge } from './badge/Badge.tsx';
import { Banner } from './banner/Banner.tsx';
import { Button } from './button/Button.tsx';
import { Card } from './card/Card.tsx';
import { Chips } from './chips/Chips.tsx';
import { FilterChips } from './chips/FilterChips.tsx';
import { CopyButton } from './copy-button/CopyButton.tsx';
import { DataTable } from './data-table/DataTable.tsx';
import { Dialog } from './dialog/Dialog.tsx';
import { DiffPanel } from './diff-panel/DiffPanel.tsx';
import { ScrollSync } from './diff-panel/ScrollSync.tsx';
import { Disclosure } from './disclosure/Disclosure.tsx';
import { Empty } from './empty/Empty.tsx';
import { DateField } from './field/DateField.tsx';
import { NumberField } from './field/NumberField.tsx';
import { TextArea } from './field/TextArea.tsx';
import { TextField } from './field/TextField.tsx';
import { Figure } from './figure/Figure.tsx';
import { FileDrop } from './file-drop/FileDrop.tsx';
import { Hero } from './hero/Hero.tsx';
import { useReducedMotion } from './hooks/useReducedMotion.ts';
import { Icon } from './icon/Icon.tsx';
import { IconCard } from './icon-card/IconCard.tsx';
import { LiveRegion } from './live-region/LiveRegion.tsx';
import { Meter } from './meter/Meter.tsx';
import { PageSection } from './page-section/PageSection.tsx';
import { Progress } from './progress/Progress.tsx';
import { Rows } from './rows/Rows.tsx';
import { ScaleBar } from './scale-bar/ScaleBar.tsx';
import { Segmented } from './segmented/Segmented.tsx';
import { Select } from './select/Select.tsx';
import { Skeleton } from './skeleton/Skeleton.tsx';
import { Switch } from './switch/Switch.tsx';
import { Tabs } from './tabs/Tabs.tsx';
import { TextDocument } from './text-document/TextDocument.tsx';
import { TextWindow } from './text-window/TextWindow.tsx';
import { Tooltip } from './tooltip/Tooltip.tsx';

const ignore = () => undefined;
const OPTIONS = [{ value: 'a', label: 'A' }];
const LABELS = { copy: 'Copy', copied: 'Copied', failed: 'Failed' };
const SEGMENTS = [{ id: 'a', label: 'A', rangeText: '0–9', from: 0, to: 9, tone: 'good' }] as const;
const KINDS = { added: 'Added', removed: 'Removed', changed: 'Changed' };

function Hooks() {
  return String(useReducedMotion());
}

const PIECES: Readonly<Record<string, ReactNode>> = {
  Badge: <Badge dot>new</Badge>,
  Banner: <Banner kind="api">sorry</Banner>,
  Button: <Button icon="copy">Copy</Button>,
  Card: <Card title="Input">body</Card>,
  Chips: <Chips label="Days" value="a" onChange={ignore} options={OPTIONS} />,
  CopyButton: <CopyButton text="x" labels={LABELS} />,
  DataTable: <DataTable caption="T" columns={[]} rows={[]} rowKey={String} empty="none" />,
  DateField: <DateField label="Born" value="" onChange={ignore} day="" onPick={ignore} pickLabel="Choose" />,
  Dialog: <Dialog open onClose={ignore} title="Thanks" closeLabel="Close" />,
  DiffPanel: (
    <ScrollSync>
      <DiffPanel label="Left" rows={[{ number: 1, kind: 'equal', text: 'x' }]} kindLabels={KINDS} />
    </ScrollSync>
  ),
  Disclosure: <Disclosure summary="More">text</Disclosure>,
  Empty: <Empty>The result appears here</Empty>,
  Figure: <Figure label="Net" value="1,950,019" unit="won" />,
  FileDrop: <FileDrop label="Open" dropLabel="Drop" onFiles={ignore} />,
  FilterChips: <FilterChips label="Days" values={[]} onChange={ignore} options={OPTIONS} />,
  Hero: <Hero title="About" lead="What it is" />,
  Icon: <Icon name="toolbox" />,
  IconCard: (
    <IconCard icon="bolt" title="Fast">
      at once
    </IconCard>
  ),
  LiveRegion: <LiveRegion text="12" />,
  Meter: <Meter label="Bytes" value={1} max={2} valueText="1 / 2" />,
  NumberField: <NumberField label="Amount" value="1234" onChange={ignore} unit="won" />,
  PageSection: <PageSection title="Team">text</PageSection>,
  Progress: <Progress label="Sorting" />,
  Rows: <Rows rows={[{ id: 'a', label: 'Gross', value: '1' }]} />,
  ScaleBar: <ScaleBar description="BMI" min={0} max={9} segments={SEGMENTS} value={4} />,
  Segmented: <Segmented label="Pay" value="a" onChange={ignore} options={OPTIONS} />,
  Select: <Select label="Coin" value="a" onChange={ignore} options={OPTIONS} />,
  Skeleton: <Skeleton count={2} />,
  Switch: <Switch label="On" checked onChange={ignore} />,
  Tabs: <Tabs label="Tools" tabs={[{ id: 'a', label: 'A', content: 'x' }]} value="a" onChange={ignore} />,
  TextArea: <TextArea label="Text" value="" onChange={ignore} />,
  TextDocument: <TextDocument label="Text" name="a" size="1 MB" lines={['x']} clearLabel="Clear" onClear={ignore} />,
  TextField: <TextField label="Name" value="" onChange={ignore} />,
  TextWindow: <TextWindow label="Sorted" lineCount={9} lineAt={String} />,
  Tooltip: <Tooltip text="help">{(described) => <i {...described}>x</i>}</Tooltip>,
  hooks: <Hooks />,
};

it.each(Object.keys(PIECES))('%s renders without a browser and without a style attribute', (name) => {
  const html = renderToString(PIECES[name]);
  expect(html).not.toBe('');
  expect(html).not.toContain('style=');
});
