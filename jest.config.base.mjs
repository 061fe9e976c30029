// One Jest set-up for the whole workspace: swc turns TypeScript and the ESM packages into CommonJS,
// because Jest's own ESM mode does not run Nest's decorators.
const esmPackages = [
  '@nestjs',
  '@wayfellow',
  'file-type',
  'strtok3',
  'token-types',
  'peek-readable',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  'bullmq',
  'ical.js',
  // Its CommonJS imports 'http' when it is used.
  '@opentelemetry',
];
const swc = (decorators, react) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: react, decorators },
      transform: {
        ...(decorators && { legacyDecorator: true, decoratorMetadata: true }),
        ...(react && { react: { runtime: 'automatic' } }),
      },
      keepClassNames: true,
      target: 'es2023',
    },
    module: { type: 'commonjs' },
  },
];

// Only what hangs takes so long, on a busy machine too; a wait that fails (see CONTRIBUTING.md) fails before.
const testTimeout = 900_000;

const common = {
  testTimeout,
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};

/** Libraries are read as source. */
const sources = (libs) => ({
  '^(\\.{1,2}/.*)\\.js$': '$1',
  '^@wayfellow/(contracts|web|ui|router)$': `<rootDir>/${libs}/$1/src/index.ts`,
  '^@wayfellow/contracts/views$': `<rootDir>/${libs}/contracts/src/views/index.ts`,
  '^@wayfellow/contracts/emergency-numbers$': `<rootDir>/${libs}/contracts/src/emergency-numbers.ts`,
});

/** Jest configuration of a Node project (the backend, the contracts). `libs` is the way from it to libs/. */
export const nodeProject = (displayName, libs = '../libs') => ({
  ...common,
  displayName,
  testEnvironment: 'node',
  setupFiles: [`<rootDir>/${libs}/../jest.midnight.mjs`],
  moduleNameMapper: sources(libs),
  transform: { '\\.[mc]?[jt]s$': swc(true, false) },
});

/** Jest configuration of a React project, with jsdom. */
export const reactProject = (displayName, libs = '../libs') => ({
  ...common,
  displayName,
  testEnvironment: 'jsdom',
  setupFiles: [`<rootDir>/${libs}/../jest.midnight.mjs`],
  setupFilesAfterEnv: [`<rootDir>/${libs}/../jest.setup-jsdom.mjs`, '@testing-library/jest-dom'],
  moduleNameMapper: {
    ...sources(libs),
    '^@wayfellow/web/testing$': `<rootDir>/${libs}/web/src/testing/index.ts`,
    '\\.(svg|woff2|css)$': `<rootDir>/${libs}/../jest.file-stub.mjs`,
  },
  transform: { '\\.[mc]?[jt]sx?$': swc(false, true) },
});
