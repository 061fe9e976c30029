import { nodeProject } from '../jest.config.base.mjs';

// Browser journeys through the whole product. E2E_MODE=clustered runs two instances behind nginx with Redis.
export default {
  ...nodeProject(`e2e ${process.env.E2E_MODE ?? 'embedded'}`),
  globalSetup: '<rootDir>/../backend/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/../backend/test/support/global-teardown.mjs',
  testMatch: ['<rootDir>/journeys/**/*.journey.ts'],
  testTimeout: 120_000,
  maxWorkers: 1,
};
