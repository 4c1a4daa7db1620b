import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { environment } from '../../server/environment';

interface Service {
  image: string;
  command?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
  configs?: { source: string }[];
}

const read = (file: string) => readFileSync(`server/deploy/${file}`, 'utf8');
const compose = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: object;
  configs: object;
};
const services = Object.entries(compose.services);
const ours = services.filter(([, { image }]) => image === 'memeprix');

describe('Docker Compose deployment', () => {
  test('the deployment has two web processes, one jobs process, a database, its replica and a proxy', () => {
    expect(ours.map(([, { command }]) => command?.join(' '))).toEqual(['web', 'web', 'jobs']);
    expect(services.map(([name]) => name)).toEqual(['web-1', 'web-2', 'jobs', 'database', 'replica', 'proxy']);
  });

  test('the deployment sets only environment variables that the configuration knows', () => {
    const names = ours.flatMap(([, service]) => Object.keys(service.environment ?? {}));
    const [, inImage = ''] = /^ENV (.*)$/m.exec(read('Dockerfile').split('NODE_ENV=production').join('')) ?? [];
    names.push(
      ...inImage
        .trim()
        .split(/ +/)
        .map((pair) => pair.split('=')[0] ?? ''),
    );
    expect(names).toContain('DATABASE_REPLICA_URLS');
    expect(names).toContain('DATA_DIR');
    expect(names.filter((name) => !(name in environment.shape))).toEqual([]);
  });

  test('the deployment refers only to services, volumes and configs it defines', () => {
    for (const [name, { depends_on = {}, volumes = [], configs = [] }] of services) {
      expect([name, Object.keys(depends_on).filter((one) => !(one in compose.services))]).toEqual([name, []]);
      const kept = volumes.map((volume) => volume.split(':')[0] ?? '').filter((one) => !one.startsWith('.'));
      expect([name, kept.filter((one) => !(one in compose.volumes))]).toEqual([name, []]);
      expect([name, configs.filter(({ source }) => !(source in compose.configs))]).toEqual([name, []]);
    }
  });

  test('the proxy forwards to all web processes and no other', () => {
    const [, upstreams = ''] = /reverse_proxy (.*) \{/.exec(read('Caddyfile')) ?? [];
    const web = ours.filter(([, { command }]) => command?.[0] === 'web').map(([name]) => `${name}:3000`);
    expect(upstreams.split(' ')).toEqual(web);
    expect(read('Dockerfile')).toContain('PORT=3000');
  });

  test('the image includes only paths that exist', () => {
    const letIn = read('Dockerfile.dockerignore').match(/^!.*$/gm) ?? [];
    expect(letIn.length).toBeGreaterThan(4);
    for (const path of letIn) expect([path, existsSync(path.slice(1))]).toEqual([path, true]);
  });
});
