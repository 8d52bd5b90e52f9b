import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type BarcodeFormat, barcodeFormats, parseBarcodeText } from '@toolbox/core/barcode';
import { QR_CAPACITY_BYTES, type QrLevel } from '@toolbox/core/qr';
import type { Download, Locator, Page } from '@playwright/test';
import jsqr from 'jsqr';
import { expect, test } from '../site/test.ts';
import { say } from '../site/words.ts';
