import { codeKindOf } from './code-kind.js';

test.each(['123456', '123 456', ' 1 2 3 4 5 6 '])('%j is from an authenticator app', (code) => {
  expect(codeKindOf(code)).toBe('totp');
});

test.each(['k7mq-9xwd-3hpn', '12345', '1234567', '12345a', '１２３４５６', ''])('%j is not', (code) => {
  expect(codeKindOf(code)).toBe('recovery');
});
