-- Tables below a trip that were there before 0007.
select protect_below_trip(name::regclass) from unnest(array[
  'order_destinations', 'order_figures', 'complexities', 'order_contacts', 'order_contingent_hotels',
  'order_contingent_ferries', 'order_hotel_rooms', 'order_ferry_cabins', 'booking_stands',
  'days', 'day_subtitles', 'placeholders', 'hotel_placeholders', 'ferry_placeholders', 'free_text_items',
  'requests', 'hotel_requests', 'ferry_requests', 'offers', 'offer_prices']) as name;
