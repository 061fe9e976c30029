/** An error that the user can fix: shown as one line, without a stack. */
export class UserError extends Error {}

/** Shows a failure: a UserError as its line, anything else with its stack. */
export const show = (error) => console.error(error instanceof UserError ? error.message : error);
