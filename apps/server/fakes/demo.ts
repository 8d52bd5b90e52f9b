import { serveDemo } from './serveDemo.ts';

await serveDemo(process.env, (url) => `Toolbox with simulated data: ${url}`);
