import { endpoint } from '../endpoint.js';

export const destinations = {
  list: endpoint('GET /api/destinations', {
    access: 'public',
    summary: 'Destinations',
    query: 'page',
    list: 'DestinationView',
  }),
  map: endpoint('GET /api/destinations/map', {
    access: 'public',
    summary: 'How many travelers each destination has in each of the coming months',
    list: 'MapPlaceView',
  }),
  one: endpoint('GET /api/destinations/:id', {
    access: 'public',
    summary: 'One destination, with its counts and first travelers',
    view: 'DestinationDetailView',
  }),
  travelers: endpoint('GET /api/destinations/:id/travelers', {
    access: 'public',
    summary: 'Who plans to go there, soonest first',
    query: 'page',
    list: 'DestinationTravelerView',
  }),
  travelTips: endpoint('GET /api/destinations/:id/travel-tips', {
    access: 'public',
    summary: 'Tips of a destination',
    query: 'page',
    list: 'TipView',
  }),
} as const;
