/** One row of the shipped list of destinations. */
export interface DestinationSeed {
  /** 'City, Country', or a country or region alone; unique, also when folded. */
  readonly name: string;
  /** Two or three sentences, 150 to 350 characters. */
  readonly description: string;
}
