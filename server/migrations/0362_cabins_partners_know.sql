-- At the end of what makes a request: by then its cabins are there (decision 181). Of what was asked before nobody knows.
create constraint trigger know_cabins after insert on ferry_requests deferrable initially deferred
  for each row execute function know_cabins();
