import { nodeProject } from '../jest.config.base.mjs';

const { transform, moduleNameMapper, ...base } = nodeProject('backend');

// .swcrc is the build's: it leaves the specs out, which Jest must not.
const withoutSwcrc = Object.fromEntries(
  Object.entries(transform).map(([files, [transformer, options]]) => [
    files,
    [transformer, { ...options, swcrc: false }],
  ]),
);

export default {
  ...base,
  transform: withoutSwcrc,
  moduleNameMapper: {
    ...moduleNameMapper,
    '^@wayfellow/stripe-sandbox$': '<rootDir>/../libs/stripe-sandbox/src/index.ts',
  },
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
  setupFiles: [
    ...base.setupFiles,
    'reflect-metadata',
    '<rootDir>/test/support/cheap-passwords.ts',
    '<rootDir>/test/support/connection-times.ts',
  ],
  // A worker keeps some of what each file has loaded: two hundred files would fill the heap that Node.js allows it.
  workerIdleMemoryLimit: '1.5GB',
  testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/test/**/*.e2e-spec.ts'],
};
