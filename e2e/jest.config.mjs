import { nodeProject } from '../jest.config.base.mjs';

const mode = process.env.E2E_MODE ?? 'embedded';

// Which journeys each mode runs: screens and forms are the same behind any number of instances.
const journeys = { embedded: '*', clustered: '{main,together}', deployed: 'main' };

// Browser journeys through the whole product. E2E_MODE=clustered runs the topology of `npm run cluster`, deployed what answers
// at E2E_URL.
export default {
  ...nodeProject(`e2e ${mode}`),
  globalSetup: '<rootDir>/../backend/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/../backend/test/support/global-teardown.mjs',
  testMatch: [`<rootDir>/journeys/${journeys[mode]}.journey.ts`],
  maxWorkers: 1,
};
