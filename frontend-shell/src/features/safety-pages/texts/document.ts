/** A static page as data. A text in [brackets](/path) is a link. */
export interface DocumentText {
  title: string;
  /** The meta description. */
  description: string;
  lead: string;
  /** The day of the last change of its words, yyyy-MM-dd. */
  changedOn: string;
  sections: readonly DocumentSection[];
}

export interface DocumentSection {
  /** The fragment that leads to it. */
  id: string;
  title: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
  /** The first row names the columns. */
  table?: readonly (readonly string[])[];
}
