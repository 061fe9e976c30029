import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { boundaries } from './tools/lint/boundaries.mjs';

const browserCode = [
  '{frontend-shell,mfe-*}/{src,test}/**',
  'libs/{web,ui,ui-catalogue,router}/src/**',
  'libs/federation/src/browser/**',
];
const sources = [...browserCode, 'backend/src/**', 'libs/{contracts,stripe-sandbox}/src/**'];

const soloTests = ['describe', 'it', 'test'].map((object) => ({
  object,
  property: 'only',
  message: 'One test alone hides all the others.',
}));

const ownTimeout = {
  object: 'jest',
  property: 'setTimeout',
  message: 'The time that every test has is long enough for a busy machine.',
};

/** What the compiler knows, on code where a forgotten promise or case loses somebody's message. */
const typeAware = {
  files: ['backend/src/**/*.ts', 'libs/web/src/**/*.{ts,tsx}'],
  ignores: ['**/*.{spec,test}.{ts,tsx}'],
  extends: [tseslint.configs.recommendedTypeCheckedOnly],
  languageOptions: { parserOptions: { projectService: true } },
  rules: {
    '@typescript-eslint/switch-exhaustiveness-check': 'error',
    // What others hand over as an error is handed on as it is.
    '@typescript-eslint/prefer-promise-reject-errors': 'off',
    // Async is how a function says that it answers later, also where it need not wait.
    '@typescript-eslint/require-await': 'off',
  },
};

export default tseslint.config(
  { ignores: ['**/dist/**', '**/.nx/**', '**/.data/**', '**/coverage/**', 'e2e/shots/**'] },
  js.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: globals.node },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-globals': ['error', 'fit', 'fdescribe', 'xit', 'xdescribe'],
      // A module of Nest is a class without members, and void is what a mutation answers.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Widening a library's interface takes one without members of its own.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/unified-signatures': 'off',
      '@typescript-eslint/triple-slash-reference': ['error', { path: 'always' }],
    },
  },
  {
    files: ['**/*.{spec,test,e2e-spec}.{ts,tsx}', 'e2e/**'],
    languageOptions: { globals: globals.jest },
    rules: {
      'no-restricted-properties': ['error', ...soloTests, ownTimeout],
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: sources,
    rules: {
      // What failed may be logged; nothing is left over from debugging.
      'no-console': ['error', { allow: ['warn', 'error'] }],
      '@typescript-eslint/no-explicit-any': 'error',
    },
  },
  {
    files: browserCode,
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: globals.browser },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  typeAware,
  {
    files: ['backend/test/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'supertest',
              importNames: ['default'],
              message: 'support/request.ts asks, and holds each answer to the contracts.',
            },
          ],
        },
      ],
    },
  },
  // Parts of it run in the page that it opens.
  { files: ['libs/ui-catalogue/test/**'], languageOptions: { globals: globals.browser } },
  // The page is ours: its root is there.
  {
    files: ['**/bootstrap.tsx', '**/render-page.tsx'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  // The decorators of the backend need classes as values, which this rule would turn into types.
  { files: ['libs/contracts/src/**'], rules: { '@typescript-eslint/consistent-type-imports': 'error' } },
  ...boundaries,
);
