let places = 0;

/** The name of a place that no other test of the file goes to. */
export const newPlace = (name = 'Placeville') => {
  places += 1;
  return `${name} ${String.fromCharCode(96 + (places % 26), 97 + Math.floor(places / 26))}`;
};
