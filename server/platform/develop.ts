import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

// Run by « npm run dev »: Vite serves the pages with hot reload at the product's address and proxies everything else to
// the server one port above, which restarts when one of its files changes.

if (existsSync('.env')) process.loadEnvFile();
const port = Number(process.env['PORT'] ?? 3000);
const publicUrl = process.env['PUBLIC_URL'] ?? `http://localhost:${port}`;

const children = [
  start(
    process.execPath,
    ['--watch-path=server', '--watch-preserve-output', '--import=tsx', 'server/platform/start.ts'],
    {
      PORT: `${port + 1}`,
    },
  ),
  start(
    join('node_modules', '.bin', 'vite'),
    ['web', '--config', 'web/vite.config.ts', '--port', `${port}`, '--strictPort'],
    {
      API_ORIGIN: `http://localhost:${port + 1}`,
    },
  ),
];

function start(command: string, args: string[], env: Record<string, string>) {
  return spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PUBLIC_URL: publicUrl, ...env },
  });
}

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
// When one process ends, the other is stopped too.
for (const child of children) child.once('exit', stop);
