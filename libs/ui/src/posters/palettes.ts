/** The colors of a generated poster. */
export interface PosterPalette {
  name: string;
  sky: readonly [string, string, string];
  sun: string;
  far: string;
  mid: string;
  near: string;
  front: string;
  water: string;
  light: string;
}

const palette = (name: string, colors: string): PosterPalette => {
  const [
    a = '',
    b = '',
    c = '',
    sun = '',
    far = '',
    mid = '',
    near = '',
    front = '',
    water = '',
    light = '',
  ] = colors.split(' ').map((hex) => `#${hex}`);
  return { name, sky: [a, b, c], sun, far, mid, near, front, water, light };
};

/** The eight palettes. Order of the colors: three of sky, then sun, far, mid, near, front, water, light. */
export const palettes: readonly PosterPalette[] = [
  palette('Apricot', 'FDEBCB FBD7A3 F5BD80 E8693D C99A86 8E6F74 5A4A5C 33303F 5C93A0 FFF4DC'),
  palette('Lagoon', 'E6F3EC CDE7DF AFD8D2 F4B04A 84BDB4 3F918C 1F6667 123F45 2E9A9B FBFAF0'),
  palette('Rose', 'FCEAE3 F8D2CB F0B3AE FFF5E4 B98BA0 7C5F86 4B4268 2C2A48 6F87AE FFF5E4'),
  palette('Meadow', 'F5F2D2 E7E8B4 D2DC98 F08C3E A3B981 6C9560 3C6B4B 1F4536 5FA39B FDFBEA'),
  palette('Dusk', 'F9DCB6 EDAF8F D98579 FBE9BF 9A6580 664A74 3D3459 231F3B 57608F FCE7C4'),
  palette('Ice', 'EDF3F6 D6E5EE B9D3E2 F7C978 93B3CB 5F87A8 375C7E 1D3853 4F8FB0 FFFFFF'),
  palette('Ochre', 'FBEBC8 F5D697 ECBC6C CF4A2C CFA05C A9713F 75482F 432A25 5D9290 FFF3D3'),
  palette('Plum', 'F4E6EE E6CCDD D2ABC6 F2A65A A98AB4 74609A 483F77 2A2650 6C84B4 FFF3E8'),
];
