/** A failure that the person at the terminal can mend: shown as its one line, without a stack. */
export class UserError extends Error {}

/** Shows a failure: a UserError as its line, anything else with its stack. */
export const show = (error) => console.error(error instanceof UserError ? error.message : error);
