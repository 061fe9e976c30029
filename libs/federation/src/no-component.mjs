/** Replaces a component of Material UI that others import and that is never rendered here. */
export default () => null;
