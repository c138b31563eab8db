create trigger tell_free_places after insert or update or delete on calculation_free_places
  for each row execute function tell_free_places();
