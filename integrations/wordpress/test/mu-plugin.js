document.documentElement.dataset.importMap = "works";
