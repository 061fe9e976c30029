/** The content of a toast. */
export interface Notice {
  readonly title: string;
  readonly description: string;
  /** Determines the look. An error, which the specification calls destructive, is announced assertively. */
  readonly severity: 'success' | 'info' | 'warning' | 'error';
}

const notice =
  (severity: Notice['severity']) =>
  (title: string, description: string): Notice => ({ title, description, severity });
export const success = notice('success');
export const info = notice('info');
/** A failure that the specification does not call destructive. */
export const warning = notice('warning');
export const failure = notice('error');
