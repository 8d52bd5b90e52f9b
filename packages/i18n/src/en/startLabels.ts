import type { StartLabels } from '../startLabels.ts';

export const labels: StartLabels = {
  failed:
    'This page doesn’t work because some of its files couldn’t be loaded. Check your network connection and try again.',
  retry: 'Try again',
  noScripts: 'This tool needs JavaScript. Turn it on in your browser to use it.',
};
