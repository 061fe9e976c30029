import { cityOf } from './zones';

it('names the city of a zone', () => expect(cityOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires'));
