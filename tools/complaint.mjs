/** A failure that the person at the terminal can mend: shown as its one line, without a stack. */
export class Complaint extends Error {}

/** Shows a failure: a Complaint as its line, anything else with its stack. */
export const show = (error) => console.error(error instanceof Complaint ? error.message : error);
