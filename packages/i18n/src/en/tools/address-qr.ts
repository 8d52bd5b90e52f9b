import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/tools/address-qr.ts';
import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: 'Crypto address QR code generator',
  description: 'Turn a wallet address and the amount to receive into a QR code.',
  also: 'payment QR, wallet, bitcoin QR, BTC QR code, ethereum QR, ETH QR',
} as const satisfies ToolMetadata;

export const messages = {
  kind: 'Content',
  kinds: { plain: 'Address', ethereum: 'Pay ETH', bitcoin: 'Pay BTC' },
  kindHints: {
    plain: 'The text as you type it.',
    ethereum: 'The address and an amount as an ERC-681 payment link on the Ethereum mainnet.',
    bitcoin: 'The address and an amount as a BIP-21 payment link.',
  },
  address: 'Wallet address',
  addressHint: 'Leading and trailing spaces are ignored. What you type never leaves your browser.',
  placeholders: { plain: '0x…, bc1…', ethereum: '0x…', bitcoin: 'bc1…, 1…, 3…' },
  amount: 'Amount to receive',
  amountHint: 'Leave it empty to let the sender choose.',
  label: 'Recipient',
  message: 'Note',
  noteHint: 'Shown in the sender’s wallet. Optional.',
  empty: 'Enter an address to see its QR code.',
  alt: 'QR code of the wallet address',
  download: 'Download',
  downloadSvg: 'Download as SVG',
  pngFailed: 'Your browser couldn’t make the image. Please download the SVG.',
  tooSmall:
    'The content is long, so an image of {{size}} px may not scan. Download the SVG and use it at a larger size.',
  payload: 'Encoded content',
  absent: 'An address without mixed case has no checksum, so typos can’t be detected.',
  notAddress: 'This isn’t in the format of an Ethereum or Bitcoin address. The text is encoded as is.',
  asTyped: 'For now, the text is encoded as is.',
  linkChain:
    'This link is for a network other than the Ethereum mainnet (chain ID {{chain}}). This code asks for ETH on the mainnet, so the amount isn’t filled in.',
  plainChain:
    'This payment link is for a network other than the Ethereum mainnet (chain ID {{chain}}). Check that you want to receive there.',
  linkLeftOut: 'Not taken from the link: {{names}}',
} as const satisfies Translated<typeof ko>;
